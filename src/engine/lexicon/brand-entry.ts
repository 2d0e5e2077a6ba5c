export type BrandEntry = {
  /** As it is shown: "Volkswagen". */
  name: string
  /** Other spellings: "vw". */
  aliases: string[]
  /** The name is an ordinary word too ("Apple"). */
  ordinary: boolean
}

/** Reads a `brands` list of a category file: "Volkswagen = vw | volkswagon", "~Apple". */
export function parseBrands(list: readonly string[]): BrandEntry[] {
  return list.map((entry) => {
    const [shown = '', spellings = ''] = entry.split('=')
    const aliases = spellings.split('|').map((alias) => alias.replace('~', '').trim())
    return {
      name: shown.replace('~', '').trim(),
      aliases: aliases.filter((alias) => alias !== ''),
      ordinary: shown.trim().startsWith('~'),
    }
  })
}
