'use client'
import type { ComponentProps } from 'react'
import { PAPERS, type PaperKind } from '@/collections/Papers/shared/papers'
import { SelectField } from '@/components/ui/Field'

type Props = {
  /** Of a stored paper, whose kind does not change; null: it is chosen. */
  stored: PaperKind | null
} & Omit<ComponentProps<typeof SelectField>, 'children'>

/** The kind of a paper: chosen, or only said. */
export const PaperKindField = ({ stored, ...field }: Props) =>
  stored ? (
    <b>{PAPERS[stored]}</b>
  ) : (
    <SelectField {...field} autoFocus>
      {Object.entries(PAPERS).map(([kind, label]) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </SelectField>
  )
