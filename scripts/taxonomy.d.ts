export function compileTaxonomy(): Promise<void>
