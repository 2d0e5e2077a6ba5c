/** A server of `npm run dev`: loads the packages at once, and the program when dev.js names it. */
process.once('message', async (program) => {
  await loaded
  await import(program)
})
process.once('disconnect', () => process.kill(process.pid))
const loaded = Promise.allSettled(process.env.TAXON_DEV_PACKAGES.split(',').map((name) => import(name)))
