type Props<Args extends readonly Json[]> = {
  /** Unique in the page. */
  name: string
  /**
   * A function that stands alone: the browser gets its text, so it may use nothing from outside but its
   * arguments (lib/client/inline).
   */
  run: (...args: Args) => void
  args: Args
  /** Runs once the page is parsed: what asks for a measure in between lays the page out twice. */
  isLate?: boolean
}

type Json = string | number | boolean | null

/** A script of our own in the page: it runs while the page is parsed, long before React, or without it. */
export const InlineScript = <Args extends readonly Json[]>({
  name,
  run,
  args,
  isLate = false,
}: Props<Args>) => {
  const given = args.map((value) => JSON.stringify(value).replace(/</g, '\\u003c')).join()
  // `npm run dev` starts React at once, which would report each attribute that a script has changed before.
  const start = isLate ? "addEventListener('DOMContentLoaded',()=>setTimeout(f))" : 'f()'
  const text = `(f=>document.getElementById('late-scripts')?${start}:addEventListener('load',()=>setTimeout(f,500)))(()=>(${textOf(run)})(${given}))`
  return (
    // Marked, so that React's data does not have it a second time.
    <div hidden data-static={`script-${name}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; arguments cannot end the element */}
      <script dangerouslySetInnerHTML={{ __html: text }} />
    </div>
  )
}

/** The text of a function without the indents and comments of its source. */
const textOf = (run: unknown): string =>
  String(run)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '\n')
