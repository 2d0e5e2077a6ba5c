/** Stored with every topic. Topics of an older version are outdated; reclassifying them makes their activations stale. */
export const ENGINE_VERSION = '2.19'
