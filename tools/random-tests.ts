/**
 * Setup of each test file: random tests use the same values each time, so that they fail only on a change;
 * `RANDOM_TESTS=new` tries others.
 */
import fc from 'fast-check'

/** Any number does. */
const SEED = 42

if (process.env.RANDOM_TESTS !== 'new') fc.configureGlobal({ seed: SEED })
