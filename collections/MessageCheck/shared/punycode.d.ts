/** The npm package punycode 2.3.1. Its bare name would mean the module of Node. */
declare module 'punycode/punycode.js' {
  const punycode: { decode: (text: string) => string }
  export default punycode
}
