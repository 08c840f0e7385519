import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide'
import { ENGLISH, LANGUAGES, type Language } from '@/lib/shared/languages'
import { SCRIPTS } from './scripts'

/** The cut of heads of a script, in public/fonts. Text has the system's font. */
export const headCut = (language: Language): string | undefined => SCRIPTS[language]?.head

/**
 * Long words may break wherever a column would be wider than a phone with large letters. In the header
 * they do not: it is closer set, so that a wide screen has it in one row.
 */
const LONG_WORDS =
  'body{overflow-wrap:anywhere}@media (width >= 900px){header{overflow-wrap:normal}header [class*="_headIn"],header [class*="_barLinks"]{gap:var(--s-3)}header nav>ul{gap:0}}[class*="_salary"] span{white-space:normal}'

/** What has the weights of the head cut; the names of classes are those of the CSS modules. */
const ALL = `
:is(h1,h2,h3,b,strong,legend,[class*="_button"]){font-family:var(--font-strong)}
body{letter-spacing:0;hyphens:manual;font-synthesis:none}
@media (width < 900px){header [class*="_tagline"]{display:none}header [class*="_jobs"]{white-space:nowrap}}`

/** Forward and back, by the first line of their drawings. */
const MIRRORED = [ArrowLeft, ArrowRight, ChevronLeft, ChevronRight]
  .map(([first]) => `[d="${first?.[1].d}"]`)
  .join()

/** Numbers, phone numbers and addresses are read from left to right, also between Urdu words. */
const RIGHT_TO_LEFT = `
svg:has(>path:is(${MIRRORED})){transform:scaleX(-1)}
:is(span,b,a,bdi):is(.num,[href^="tel:"],[href^="mailto:"],[href*="wa.me/"]){direction:ltr;unicode-bidi:isolate;text-align:right}
select{background-position:left var(--chevron-at) center,left calc(var(--chevron-at) + var(--chevron)) center}
input:is([type=email],[type=tel],[inputmode=tel]){direction:ltr;text-align:right}`

/**
 * The breaking of long words in a language other than English, and fonts, sizes and line heights of one
 * whose script is not Latin. In a style element of its own, since the style sheets are part of every
 * page in every language.
 */
export const ScriptStyles = ({ language }: { language: Language }) => {
  if (language === ENGLISH) return null
  return (
    <style href={`script-${language}`} precedence="script">
      {LONG_WORDS + scriptRules(language)}
    </style>
  )
}

const scriptRules = (language: Language): string => {
  const script = SCRIPTS[language]
  if (!script) return ''
  const { head, range, system, sizes } = script
  const face = `@font-face{font-family:"Script Head";src:url(/fonts/${head}.woff2) format("woff2");font-weight:561 800;font-display:swap;unicode-range:${range},U+200C-200F,U+25CC}`
  const fonts = `--latin:"Anek Latin","Anek Rupee";--system:${system},"Anek Fallback",system-ui,sans-serif;--font:var(--latin),var(--system);--font-strong:var(--latin),"Script Head",var(--system)`
  return `${face}\nhtml{${fonts};${sizes}}${ALL}${LANGUAGES[language].dir === 'rtl' ? RIGHT_TO_LEFT : ''}`
}
