/** Where files are uploaded to. A file appears under its name only when it is complete. */
export type Store = {
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>
  close(): Promise<void>
}
