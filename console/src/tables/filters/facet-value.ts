/** A value that can be chosen, with the number of its topics if that is known. */
export type FacetValue = { value: string; label?: string; topics?: number; topicsIsAtLeast?: true }
