/** Where files go. A file appears under its name when it is whole, or not at all. */
export type Store = {
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>
  close(): Promise<void>
}
