/** Stored with every topic; a change of this value makes activations stale. */
export const ENGINE_VERSION = '2.9'
