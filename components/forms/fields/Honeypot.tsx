/** A field that people cannot see: only programs fill it in. */
export const Honeypot = ({ name, id = name }: { name: string; id?: string }) => (
  <div className="sr-only" aria-hidden="true">
    <label htmlFor={id}>Leave this empty</label>
    <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
)
