import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageRoot } from '../src/db/package-root'
import { useTestApp } from './harness/app'

type Rule = { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> }
type Panel = { title: string; targets?: { expr: string }[] }
type Variable = { definition?: string }

const TOKEN = 'a-token-of-the-tests'
const app = await useTestApp({ env: { TAXON_METRICS_TOKEN: TOKEN } })

const read = (file: string): string => readFileSync(join(packageRoot(), 'ops', file), 'utf8')
const alerts: { groups: { rules: Rule[] }[] } = parse(read('prometheus-alerts.yml'))
const dashboard: { panels: Panel[]; templating: { list: Variable[] } } = JSON.parse(read('grafana-dashboard.json'))
const rules = alerts.groups.flatMap((group) => group.rules)
const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
const definitions = dashboard.templating.list.flatMap(({ definition }) => definition ?? [])

/** What Prometheus itself knows of each node. */
const OF_PROMETHEUS = { names: ['up'], labels: ['job', 'instance'] }
const WORDS = new Set(['by', 'without', 'or', 'and', 'unless', 'on', 'ignoring', 'bool', 'offset'])

/** Metrics with the labels that the expression demands of them. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const withoutTexts = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '')
  const withoutGroups = withoutTexts.replace(/\b(by|without) \([^)]*\)/g, '')
  const labelled = [...withoutGroups.matchAll(/([a-z_]+)\{([^}]*)\}/g)].map(([, name, matchers]) => ({
    name: name!,
    labels: [...matchers!.matchAll(/([a-z_]+)\s*[=!]/g)].map(([, label]) => label!),
  }))
  const rest = withoutGroups.replace(/[a-z_]+\{[^}]*\}/g, '')
  const plain = [...rest.matchAll(/\b([a-z_]+)\b(?!\s*\()/g)].map(([, name]) => ({ name: name!, labels: [] }))
  return [...labelled, ...plain.filter(({ name }) => !WORDS.has(name))]
}

/** The names of all samples, with the labels of each. A histogram is three of them. */
async function figures(): Promise<Map<string, Set<string>>> {
  const { body, statusCode } = await app.call('GET', '/metrics', { as: { key: TOKEN } })
  expect(statusCode).toBe(200)
  const names = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name!],
  )
  const labels = new Map(names.map((name) => [name, new Set<string>()]))
  for (const [, name, inBraces] of body.matchAll(/^([a-z_]+)\{(.*)\} /gm)) {
    for (const [, label] of inBraces!.matchAll(/([a-z_]+)="/g)) labels.get(name!)?.add(label!)
  }
  return labels
}

test('every metric and label of the dashboard and the alerts is one of a running server', async () => {
  await app.call('GET', '/api/me')
  const samples = await figures()
  const used = [...rules, ...panels].map(({ expr }) => expr).flatMap(metricsIn)
  const named = definitions.map((definition) => /^label_values\(([a-z_]+)/.exec(definition)![1]!)
  expect(used.length).toBeGreaterThan(rules.length + panels.length - 1)
  const missing = [...used.map(({ name }) => name), ...named].filter(
    (name) => !samples.has(name) && !OF_PROMETHEUS.names.includes(name),
  )
  expect(missing).toEqual([])
  const wrong = used.flatMap(({ name, labels }) =>
    labels
      .filter((label) => !samples.get(name)?.has(label) && !OF_PROMETHEUS.labels.includes(label))
      .map((label) => `${name}{${label}}`),
  )
  expect(wrong).toEqual([])
})

test('every alert says how serious it is, what happens and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Taxon[A-Z]/)
    expect(labels.severity).toMatch(/^(critical|warning)$/)
    expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) })
  }
})
