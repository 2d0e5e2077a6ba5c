/** Below this an answer is a guess: it says so, and names the nearest other categories. */
export const UNCERTAIN_BELOW = 0.5
