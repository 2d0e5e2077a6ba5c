/**
 * `text.charCodeAt(at)` for loops over letters. V8 has a dozen kinds of strings and looks the method up for each letter
 * once a loop has met more than four of them; called like this it is known beforehand.
 */
export const codeAt: (text: string, at: number) => number = Function.prototype.call.bind(String.prototype.charCodeAt)
