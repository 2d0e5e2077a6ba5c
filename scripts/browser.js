import { spawnSync } from 'node:child_process'

const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0

/**
 * Installs the browser of the tests: Chromium without windows, which takes a third less processor time. Where it may not be
 * installed, a Chromium that is there serves as well; without either this says so, and in CI it is a failure.
 */
export function installBrowser() {
  if (has('chromium-headless-shell')) return
  const mayInstall = has('apt-get') && process.getuid?.() === 0
  if (mayInstall && aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell'))
    return
  if (has('chromium')) return
  console.error('Tests that need a browser cannot run: install chromium-headless-shell with apt-get as root')
  if (process.env.CI === 'true') process.exit(1)
}

const aptGet = (...args) =>
  spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
