'use client'
import { ButtonRoute } from '@/components/ui/Button'
import { manageHref } from '../shell/address'

type Words = { title: string; text: string }

type Props = {
  /** Whether filters or a search leave nothing; otherwise there is nothing at all so far. */
  isNarrowed: boolean
  none: Words
  /** Shows the list without filters. */
  all: { label: string; href: string }
  yet: Words
}

/** What an empty list says, and where to go from there. */
export const NothingYet = ({ isNarrowed, none, all, yet }: Props) => {
  const { title, text } = isNarrowed ? none : yet
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      {isNarrowed ? (
        <ButtonRoute href={all.href}>{all.label}</ButtonRoute>
      ) : (
        <ButtonRoute href={manageHref()}>See the jobs</ButtonRoute>
      )}
    </>
  )
}
