import type { IconNode } from 'lucide'
import { type ComponentProps, createElement } from 'react'

export type IconShape = IconNode

type Props = ComponentProps<'svg'> & { of: IconShape; label?: string }

/**
 * An icon of Lucide: an image with a label, or hidden from screen readers without one. Drawn here because the components of lucide-react
 * run in the browser: a page would contain each icon twice (docs/adr/0023).
 */
export const Icon = ({ of: shapes, className, label, ...rest }: Props) =>
  createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      className: className ? `icon ${className}` : 'icon',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
      ...rest,
    },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  )
