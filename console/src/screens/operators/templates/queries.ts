import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type Template = Answer<paths['/api/admin/output-templates/{templateId}']['get']>
type Body = paths['/api/admin/output-templates']['post']['requestBody']['content']['application/json']
export type PathField = Template['pathFields'][number]

/** The fields of a template that can be edited. */
export type Draft = Omit<Template, 'id' | 'builtIn' | 'createdAt' | 'updatedAt' | 'warnings'>

export const TEMPLATES = ['operators', 'templates'] as const

export const templatesQuery = queryOptions({
  queryKey: [...TEMPLATES, 'list'],
  queryFn: () => ok(api.GET('/api/admin/output-templates')),
})

const path = (templateId: string) => ({ params: { path: { templateId } } })

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...TEMPLATES, 'one', templateId],
    queryFn: () => ok(api.GET('/api/admin/output-templates/{templateId}', path(templateId))),
    // A refetch must not overwrite what is being typed.
    refetchOnWindowFocus: false,
  })

/** The outputs for the server's sample topic. */
export const previewQuery = ({ platformKey: _, displayName: __, ...draft }: Draft) =>
  queryOptions({
    queryKey: [...TEMPLATES, 'preview', draft],
    queryFn: ({ signal }) => ok(api.POST('/api/admin/output-templates/preview', { body: draft as Body, signal })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

export const createTemplate = (draft: Draft) => ok(api.POST('/api/admin/output-templates', { body: draft as Body }))

export const updateTemplate = (templateId: string, changes: Partial<Draft>) =>
  ok(api.PATCH('/api/admin/output-templates/{templateId}', { ...path(templateId), body: changes as Partial<Body> }))

export const deleteTemplate = (templateId: string) =>
  ok(api.DELETE('/api/admin/output-templates/{templateId}', path(templateId)))
