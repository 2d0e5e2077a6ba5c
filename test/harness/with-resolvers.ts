/** `Promise.withResolvers`, which the oldest supported Node lacks. */
export function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
