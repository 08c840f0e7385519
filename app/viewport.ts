import type { Viewport } from 'next'

/**
 * Of all our pages. A phone's keyboard shrinks the page and does not lie over it: what sticks to an
 * edge, a dialog's height and scrolling to a field then all mean the part that one sees.
 */
export const viewport: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0E1E36' },
    { media: '(prefers-color-scheme: dark)', color: '#060D16' },
  ],
}
