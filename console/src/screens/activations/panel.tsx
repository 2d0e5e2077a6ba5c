import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { usePermission } from '../../api/session'
import { PlatformTitle } from '../../platforms/queries'
import { useSettingMessage } from '../../platforms/setting-messages'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { CopyButton } from '../../ui/copy'
import { Sheet } from '../../ui/dialog'
import { moment } from '../../ui/format'
import { WordDiff } from '../../ui/word-diff'
import { StatusBadges } from './columns'
import { ConnectionName } from './connection-name'
import { type Activation, deactivate, refresh } from './queries'
import { useActivationsChanged } from './use-activations'

type Props = { activation: Activation | undefined; onClose: () => void }

/** One activation: what was pushed against what would be pushed now, and what can be done about it. */
export function ActivationPanel({ activation, onClose }: Props) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={activation?.topicName ?? 'Activation'}
      description={activation ? <StatusBadges activation={activation} /> : undefined}
      footer={activation ? <Moves activation={activation} onMoved={onClose} /> : null}
    >
      {activation ? (
        <Details activation={activation} />
      ) : (
        <p className="text-ink-soft">It is not among those that are listed. Take filters away to find it.</p>
      )}
    </Sheet>
  )
}

function Details({ activation }: { activation: Activation }) {
  const { platformSegmentId, error, stale, orgTopicId, connectionId, platform, activatedAt, deactivatedAt } = activation
  const messageOf = useSettingMessage(platform)
  return (
    <div className="flex flex-col gap-5">
      {error ? (
        <p className={activation.status === 'error' ? `${BOX} bg-bad-wash text-bad` : `${BOX} bg-sunken text-ink-soft`}>
          {messageOf(error)}
        </p>
      ) : null}
      {stale ? (
        <p className={`${BOX} bg-warn-wash text-warn`}>
          What is on the platform is not what would be pushed now. Refresh to bring it up to date.
        </p>
      ) : null}
      <Compared title="Name" before={activation.pushedName} after={currentOf(activation, 'name')} isMono />
      <Compared
        title="Description"
        before={activation.pushedDescription}
        after={currentOf(activation, 'description')}
      />
      <Compared
        title="Engine version"
        before={activation.engineVersionAtPush}
        after={currentOf(activation, 'version')}
      />
      <dl className="flex flex-col gap-2 border-t pt-4">
        <Row label="Connection">
          <Link
            to="/connections/$id"
            params={{ id: connectionId }}
            className="rounded text-accent underline-offset-2 hover:underline"
          >
            <ConnectionName id={connectionId} platform={platform} />
          </Link>
          <span className="text-ink-soft">
            {' · '}
            <PlatformTitle platform={platform} />
          </span>
        </Row>
        {platformSegmentId ? (
          <Row label="Segment id">
            <span className="-my-1 flex items-center gap-2">
              <span className="font-mono text-xs break-all">{platformSegmentId}</span>
              <CopyButton text={platformSegmentId} />
            </span>
          </Row>
        ) : null}
        <Row label="Begun">{moment(activation.createdAt)}</Row>
        {activatedAt ? <Row label="Active since">{moment(activatedAt)}</Row> : null}
        {deactivatedAt ? <Row label="Deactivated">{moment(deactivatedAt)}</Row> : null}
        <Row label="Topic">
          <Link
            to="/library"
            search={{ topic: orgTopicId }}
            className="rounded text-accent underline-offset-2 hover:underline"
          >
            Open in the library
          </Link>
        </Row>
      </dl>
    </div>
  )
}

const BOX = 'rounded-md px-3 py-2 break-words'

/** Only a stale one is compared: of the others nobody asks what they would be. */
function currentOf(activation: Activation, of: 'name' | 'description' | 'version'): string | null {
  if (!activation.stale) return null
  const { currentPlatformName, currentPlatformDesc, currentEngineVersion } = activation
  return { name: currentPlatformName, description: currentPlatformDesc, version: currentEngineVersion }[of]
}

type ComparedProps = { title: string; before: string | null; after: string | null; isMono?: boolean }

function Compared({ title, before, after, isMono }: ComparedProps) {
  if (before === null && after === null) return null
  return (
    <section>
      <h3 className="mb-1 text-xs font-medium text-ink-soft">{title}</h3>
      <p className={isMono ? 'font-mono text-xs leading-relaxed break-words' : 'break-words'}>
        {after === null || after === before ? before || '—' : <WordDiff before={before ?? ''} after={after} />}
      </p>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
    <dt className="text-xs leading-5 text-ink-soft">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

function Moves({ activation, onMoved }: { activation: Activation; onMoved: () => void }) {
  const { id, topicName, status, unfinished } = activation
  const [asking, setAsking] = useState(false)
  const mayActivate = usePermission('activate')
  const changed = useActivationsChanged()
  const settle = { onError: () => changed(), onSettled: () => setAsking(false) }
  const refreshing = useMutation({
    ...settle,
    mutationFn: () => refresh(id),
    onSuccess: async ({ platformSegmentId }) => {
      onMoved()
      toast.success(`${topicName} is up to date${platformSegmentId ? ` as segment ${platformSegmentId}` : ''}.`)
      await changed()
    },
  })
  const deactivating = useMutation({
    ...settle,
    mutationFn: () => deactivate(id),
    onSuccess: async () => {
      onMoved()
      toast.success(`${topicName} is off the platform.`)
      await changed()
    },
  })
  if (!mayActivate || status === 'deactivated') return null
  if (status === 'pending' && !unfinished) return null
  return (
    <>
      {unfinished ? null : (
        <Button kind="danger" onClick={() => setAsking(true)}>
          Deactivate
        </Button>
      )}
      {status === 'active' || unfinished ? (
        <Button
          kind={activation.stale || unfinished ? 'primary' : 'plain'}
          busy={refreshing.isPending}
          onClick={() => refreshing.mutate()}
        >
          {unfinished ? 'Finish' : 'Refresh'}
        </Button>
      ) : null}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Deactivate ${topicName}?`}
        action="Deactivate"
        danger
        busy={deactivating.isPending}
        onConfirm={() => deactivating.mutate()}
      >
        The segment is taken off the platform, and campaigns can no longer use it. The topic stays in your library.
      </Confirm>
    </>
  )
}
