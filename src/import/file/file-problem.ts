/** What is wrong with an uploaded file, as a sentence for the person who sent it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}
