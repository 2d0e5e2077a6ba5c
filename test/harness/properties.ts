import fc from 'fast-check'

/** The same draws in every run, so that a change is judged by what it changed; TEST_SEED=random explores. */
const { TEST_SEED = '20' } = process.env
fc.configureGlobal(TEST_SEED === 'random' ? {} : { seed: Number(TEST_SEED) })
