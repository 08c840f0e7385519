import type { Language } from '@/lib/shared/languages'

/** The cut of heads of a script, in public/fonts. Text has the system's font. */
export const HEAD_CUTS: Partial<Record<Language, string>> = { hi: 'anek-devanagari-660-w90' }

const DEVANAGARI = `
@font-face{font-family:"Script Head";src:url(/fonts/anek-devanagari-660-w90.woff2) format("woff2");font-weight:561 800;font-display:swap;unicode-range:U+0900-097F,U+200C-200D,U+25CC}
html{--latin:"Anek Latin","Anek Rupee";--system:"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari","Anek Fallback",system-ui,sans-serif;--font:var(--latin),var(--system);--font-strong:var(--latin),"Script Head",var(--system);--lh-tight:1.36;--lh-head:1.3;--lh-row:1.45;--lh-text:1.64;--t-5:clamp(1.5rem,1.255rem + 1.09vw,2.125rem);--t-6:clamp(2rem,1.511rem + 2.17vw,3.25rem)}`

/** What has the weights of the head cut; the names of classes are those of the CSS modules. */
const STRONG = `
:is(h1,h2,h3,b,strong,legend,[class*="_button"]){font-family:var(--font-strong)}
body{letter-spacing:0;hyphens:manual;font-synthesis:none}
@media (width < 900px){header [class*="_tagline"]{display:none}header [class*="_jobs"]{white-space:nowrap}}`

const STYLES: Partial<Record<Language, string>> = { hi: DEVANAGARI + STRONG }

/**
 * Fonts, sizes and line heights of a language whose script is not Latin. In a style element of its own,
 * since the style sheets are part of every page in every language.
 */
export const ScriptStyles = ({ language }: { language: Language }) => {
  const css = STYLES[language]
  if (!css) return null
  return (
    <style href={`script-${language}`} precedence="script">
      {css}
    </style>
  )
}
