import Link from 'next/link'

const LINES = Array.from({ length: 40 }, (_, line) => line)

/** The reference: what an empty Next page costs (docs/product.md §13.1). */
const Page = () => (
  <main>
    <h1>A bare page</h1>
    {LINES.map((line) => (
      <p key={line}>
        A line that is about as long as a line of ours, with <Link href="/">a link</Link> in it.
      </p>
    ))}
  </main>
)

export default Page
