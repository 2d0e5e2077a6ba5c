import { spawnSync } from 'node:child_process'

const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0

/** Installs what the tests need beyond npm: `{command: package}`. Where it may not, it says so; in CI that is a failure. */
export function installDebianPackages(wanted) {
  const missing = Object.entries(wanted).filter(([command]) => !has(command))
  if (missing.length === 0) return
  const packages = missing.map(([, name]) => name)
  const mayInstall = has('apt-get') && process.getuid?.() === 0
  if (mayInstall && aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)) return
  console.error(`Tests that need ${packages.join(', ')} cannot run: install them with apt-get as root`)
  if (process.env.CI === 'true') process.exit(1)
}

const aptGet = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
