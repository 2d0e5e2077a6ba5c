export type JudgedAnswer = { confidence: number; isRight: boolean }

/** The answers of one tenth of confidence: how sure they are, and how many are right. */
type ReliabilityRow = { from: number; count: number; confidence: number; right: number }

export type Reliability = { rows: ReliabilityRow[]; expectedCalibrationError: number }

const TENTHS = 10

export function reliabilityOf(answers: readonly JudgedAnswer[]): Reliability {
  const rows = Array.from({ length: TENTHS }, (_, tenth) => {
    const inside = answers.filter(
      ({ confidence }) => Math.min(TENTHS - 1, Math.floor(confidence * TENTHS + 1e-9)) === tenth,
    )
    const count = inside.length
    return {
      from: tenth / TENTHS,
      count,
      confidence: count === 0 ? 0 : inside.reduce((sum, { confidence }) => sum + confidence, 0) / count,
      right: count === 0 ? 0 : inside.filter(({ isRight }) => isRight).length / count,
    }
  }).filter(({ count }) => count > 0)
  const gap = rows.reduce((sum, { count, confidence, right }) => sum + count * Math.abs(confidence - right), 0)
  return { rows, expectedCalibrationError: answers.length === 0 ? 0 : gap / answers.length }
}

export function reliabilityLines({ rows, expectedCalibrationError }: Reliability): string[] {
  return [
    '  confidence    names   said    right',
    ...rows.map(
      ({ from, count, confidence, right }) =>
        `  from ${from.toFixed(1)} ${String(count).padStart(10)} ${confidence.toFixed(2).padStart(6)} ${right.toFixed(2).padStart(8)}`,
    ),
    `  expected calibration error ${expectedCalibrationError.toFixed(3)}`,
  ]
}
