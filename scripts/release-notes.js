import { readFileSync, writeFileSync } from 'node:fs'

/** Run by `npm version`: what CHANGELOG.md has under "Unreleased" becomes the section of the new version, which the SDK gets too. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const [before, unreleased, ...older] = changelog.split(/^## /m)
if (!unreleased?.startsWith('Unreleased') || unreleased.replace('Unreleased', '').trim() === '') {
  console.error('CHANGELOG.md has nothing under "Unreleased": write down what changes for users')
  process.exit(1)
}
const date = new Date().toISOString().slice(0, 10)
const released = unreleased.replace('Unreleased', `${version} (${date})`)
// The SDK is released with the service, under the same version.
const sdk = JSON.parse(readFileSync('sdk/package.json', 'utf8'))
writeFileSync('sdk/package.json', `${JSON.stringify({ ...sdk, version }, null, 2)}\n`)
writeFileSync('CHANGELOG.md', [before, 'Unreleased\n\n', released, ...older].join('## '))
