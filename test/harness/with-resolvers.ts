/** What `Promise.withResolvers` of later versions of node is: something to wait for, and how it comes. */
export function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
