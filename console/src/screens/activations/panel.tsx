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
import { FailedActions } from './failed-actions'
import { LeavingSegments } from './leaving-segments'
import { type Activation, deactivate, refresh } from './queries'
import { RefreshOne } from './refresh-one'
import { useActivationsChanged } from './use-activations'

type Props = { activation: Activation | undefined; onClose: () => void }

/** One activation: what was pushed compared with what would be pushed now. */
export function ActivationPanel({ activation, onClose }: Props) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={activation?.topicName ?? 'Activation'}
      description={activation ? <StatusBadges activation={activation} /> : undefined}
      footer={activation ? <Actions key={activation.id} activation={activation} onDone={onClose} /> : null}
    >
      {activation ? (
        <Details activation={activation} />
      ) : (
        <p className="text-ink-soft">This activation isn’t in the list. Clear the filters to see it.</p>
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
          The segment on the platform is out of date. Refresh to update it.
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
          <Row label="Segment ID">
            <span className="-my-1 flex items-center gap-2">
              <span className="font-mono text-xs break-all">{platformSegmentId}</span>
              <CopyButton text={platformSegmentId} />
            </span>
          </Row>
        ) : null}
        <Row label="Started">{moment(activation.createdAt)}</Row>
        {activatedAt ? <Row label="Active since">{moment(activatedAt)}</Row> : null}
        {activation.dismissedAt ? <Row label="Dismissed">{moment(activation.dismissedAt)}</Row> : null}
        {deactivatedAt ? <Row label="Deactivated">{moment(deactivatedAt)}</Row> : null}
        <Row label="Topic">
          <Link
            to="/library"
            search={{ topic: orgTopicId }}
            className="rounded text-accent underline-offset-2 hover:underline"
          >
            Open in library
          </Link>
        </Row>
      </dl>
    </div>
  )
}

const BOX = 'rounded-md px-3 py-2 break-words'

/** The current values matter only if the activation is stale. */
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
  <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-xs leading-5 text-ink-soft">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

function Actions({ activation, onDone }: { activation: Activation; onDone: () => void }) {
  const { id, topicName, status, unfinished } = activation
  const [asking, setAsking] = useState<'refresh' | 'deactivate' | null>(null)
  const mayActivate = usePermission('activate')
  const changed = useActivationsChanged()
  const settle = { onError: () => changed(), onSettled: () => setAsking(null) }
  const refreshing = useMutation({
    ...settle,
    mutationFn: () => refresh(id),
    onSuccess: async ({ platformSegmentId }) => {
      onDone()
      toast.success(`${topicName} is up to date${platformSegmentId ? ` as segment ${platformSegmentId}` : ''}.`)
      await changed()
    },
  })
  const deactivating = useMutation({
    ...settle,
    mutationFn: () => deactivate(id),
    onSuccess: async () => {
      onDone()
      toast.success(`${topicName} is deactivated.`)
      await changed()
    },
  })
  if (!mayActivate || status === 'deactivated') return null
  if (status === 'pending' && !unfinished) return null
  return (
    <>
      {status === 'error' ? <FailedActions activations={[activation]} onDone={onDone} /> : null}
      {unfinished ? null : (
        <Button kind="danger" onClick={() => setAsking('deactivate')}>
          Deactivate
        </Button>
      )}
      {status === 'active' || unfinished ? (
        <Button kind={activation.stale || unfinished ? 'primary' : 'plain'} onClick={() => setAsking('refresh')}>
          {unfinished ? 'Finish' : 'Refresh'}
        </Button>
      ) : null}
      {asking === 'refresh' ? (
        <RefreshOne
          activation={activation}
          busy={refreshing.isPending}
          onConfirm={() => refreshing.mutate()}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <Confirm
        open={asking === 'deactivate'}
        onOpenChange={() => setAsking(null)}
        title={`Deactivate ${topicName}?`}
        action="Deactivate"
        danger
        busy={deactivating.isPending}
        onConfirm={() => deactivating.mutate()}
      >
        <p>
          This would remove the segment from the platform, so campaigns could no longer use it. The topic stays in your
          library.
        </p>
        <LeavingSegments activations={[activation]} />
      </Confirm>
    </>
  )
}
