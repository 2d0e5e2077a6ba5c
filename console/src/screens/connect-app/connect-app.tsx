import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { errorMessage } from '../../api/client'
import { Logo } from '../../shell/logo'
import { ThemeToggle } from '../../shell/theme-toggle'
import { Button } from '../../ui/button'
import { LoadingRows } from '../../ui/states'
import { Consent } from './consent'
import { appRequestQuery } from './queries'

/** Where an app sends people to ask whether it may act for them. */
export function ConnectApp() {
  const { request = '' } = useSearch({ from: '/connect-app' })
  const { data: shown, error } = useQuery(appRequestQuery(request))
  useEffect(() => {
    document.title = 'Connect an app · Taxon'
  }, [])
  if (error) {
    return (
      <Layout title="This app can’t connect">
        <p role="alert" className="mb-6 text-ink-soft">
          {errorMessage(error)}
        </p>
        <Button asChild kind="primary">
          <a href="/">Open Taxon</a>
        </Button>
      </Layout>
    )
  }
  if (!shown) return <LoadingRows rows={4} />
  return (
    <Layout title={`Connect ${shown.app.name}?`}>
      <Consent request={request} shown={shown} />
    </Layout>
  )
}

const Layout = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto flex min-h-dvh max-w-xl flex-col px-5 py-6">
    <div className="flex items-center justify-between">
      <Logo />
      <ThemeToggle />
    </div>
    <div className="my-auto py-8">
      <h1 className="mb-3 font-serif text-3xl tracking-tight break-words">{title}</h1>
      {children}
    </div>
  </main>
)
