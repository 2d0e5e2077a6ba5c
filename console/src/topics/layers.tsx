import type { ReactNode } from 'react'
import { AWARENESS_LEVELS, BUYER_JOURNEYS, INTENSITIES, INTENTS, SEGMENT_TYPES, SENSITIVITIES } from '../api/values'
import { cx } from '../ui/class-names'

export type Layers = {
  primary_intent: string
  secondary_intent: string
  intensity: string
  awareness: string
  segment_type: string
  sensitivity: string
  buyer_journey: string
  funnel: string
  composite_score: number
}

/** The words of the name that decided a layer, and the rule. */
export type Reason = { words: string[]; rule: string }

type Props = { layers: Layers; reasons?: Partial<Record<string, Reason>> }

/** The seven layers as small charts: a position on a scale, one of several kinds, or a share of 100. */
export function LayersFigure({ layers, reasons = {} }: Props) {
  const { primary_intent, secondary_intent, intensity, awareness, segment_type, sensitivity } = layers
  const intent = secondary_intent ? `${primary_intent} + ${secondary_intent}` : primary_intent
  return (
    <dl className="flex flex-col divide-y">
      <Layer name="Intent" value={intent} reason={reasons.intent}>
        <Kinds all={INTENTS} chosen={[primary_intent]} also={[secondary_intent]} />
      </Layer>
      <Layer name="Intensity" value={intensity} reason={reasons.intensity}>
        <Scale steps={INTENSITIES} at={intensity} />
      </Layer>
      <Layer name="Awareness" value={awareness} reason={reasons.awareness}>
        <Scale steps={AWARENESS_LEVELS} at={awareness} />
      </Layer>
      <Layer name="Segment type" value={segment_type} reason={reasons.segment}>
        <Kinds all={SEGMENT_TYPES} chosen={[segment_type]} />
      </Layer>
      <Layer name="Sensitivity" value={sensitivity} reason={reasons.sensitivity}>
        <Scale steps={SENSITIVITIES} at={sensitivity} alarming />
      </Layer>
      <Layer name="Buyer journey" value={`${layers.buyer_journey} · ${layers.funnel}`} reason={reasons.buyer_journey}>
        <Stages steps={BUYER_JOURNEYS} at={layers.buyer_journey} />
      </Layer>
      <Layer name="Composite score" value={`${layers.composite_score} of 100`}>
        <div className="h-1.5 rounded-full bg-line">
          <div className="h-full rounded-full bg-accent" style={{ width: `${layers.composite_score}%` }} />
        </div>
      </Layer>
    </dl>
  )
}

type LayerProps = { name: string; value: string; reason?: Reason; children: ReactNode }

function Layer({ name, value, reason, children }: LayerProps) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[7.5rem_9rem_1fr]">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd aria-hidden className="col-start-1 row-start-2 col-span-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {children}
      </dd>
      <dd className="col-start-2 row-start-1 min-w-0 text-sm sm:col-start-3">
        <span className="font-medium">{value}</span>
        {reason ? <Why {...reason} /> : null}
      </dd>
    </div>
  )
}

const Why = ({ words, rule }: Reason) => (
  <span className="ml-2 text-xs text-ink-faint">
    {words.length > 0 ? <>“{words.join('”, “')}”: </> : null}
    {rule}
  </span>
)

type ScaleProps = { steps: readonly string[]; at: string; alarming?: boolean }

/** Filled up to the current step. */
function Scale({ steps, at, alarming }: ScaleProps) {
  const reached = steps.indexOf(at)
  const color = alarming ? ['bg-line', 'bg-ink-faint', 'bg-warn', 'bg-bad'][reached] : 'bg-accent'
  return (
    <div className="flex gap-1">
      {steps.map((step, index) => (
        <span key={step} className={cx('h-1.5 flex-1 rounded-full', index <= reached ? color : 'bg-line')} />
      ))}
    </div>
  )
}

/** A dot on the current stage. */
function Stages({ steps, at }: ScaleProps) {
  return (
    <div className="relative flex items-center justify-between">
      <span className="absolute inset-x-1 h-px bg-line-strong" />
      {steps.map((step) => (
        <span
          key={step}
          className={cx(
            'relative rounded-full',
            step === at ? 'size-3 bg-accent ring-2 ring-panel' : 'size-1.5 bg-line-strong',
          )}
        />
      ))}
    </div>
  )
}

type KindsProps = { all: readonly string[]; chosen: string[]; also?: string[] }

/** One or two of several kinds without an order. */
function Kinds({ all, chosen, also = [] }: KindsProps) {
  return (
    <div className="flex gap-1">
      {all.map((kind) => (
        <span
          key={kind}
          className={cx(
            'h-3 flex-1 rounded-[3px]',
            chosen.includes(kind) ? 'bg-accent' : also.includes(kind) ? 'bg-accent/45' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
