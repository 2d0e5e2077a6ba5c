import { usePlatforms } from '../../../platforms/queries'
import { WordDiff } from '../../../ui/word-diff'
import type { GlobalTopic } from '../topics/queries'

type Props = { topic: GlobalTopic; kept: GlobalTopic | undefined }

/** The topic's name on each platform; where the kept topic has another one, what would change. */
export function Outputs({ topic, kept }: Props) {
  const { outputs = [] } = usePlatforms() ?? {}
  const titleOf = (key: string) => outputs.find((output) => output.key === key)?.title ?? key
  return (
    <dl className="mt-1 flex flex-col gap-1 text-xs">
      {Object.entries(topic.outputs).map(([key, { name }]) => {
        const keptName = kept?.outputs[key]?.name
        return (
          <div key={key}>
            <dt className="text-ink-faint">{titleOf(key)}</dt>
            <dd className="font-mono leading-relaxed break-words">
              {keptName !== undefined && keptName !== name ? <WordDiff before={name} after={keptName} /> : name}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
