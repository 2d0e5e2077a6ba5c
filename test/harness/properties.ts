import fc from 'fast-check'

/** The same random values in every run, so that a failure comes from a change; TEST_SEED=random explores. */
const { TEST_SEED = '20' } = process.env
fc.configureGlobal(TEST_SEED === 'random' ? {} : { seed: Number(TEST_SEED) })
