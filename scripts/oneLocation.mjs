/**
 * Lets an answer name one address to go to. While Next makes a page that redirects it sets `Location`,
 * and appends the same again when it sends the page (next/dist/build/templates/app-page-runtime.js).
 * @param {import('node:http').ServerResponse} response
 */
export const withOneLocation = (response) => {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value)
}
