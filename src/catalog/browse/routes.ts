import { access } from '../../access'
import { reading } from '../../db/reading'
import type { App } from '../../http/app'
import { adoptTopics } from './adopt'
import { findCatalogTopic } from './detail'
import { catalogFacetCounts } from './facet-counts'
import { catalogFacetValues } from './facets'
import { listCatalog } from './list'
import {
  added,
  adoptBody,
  catalogDetail,
  catalogFacetQuery,
  catalogFacets,
  catalogPage,
  catalogParams,
  catalogQuery,
  facetCounts,
} from './schema'

const tags = ['Catalog']
const read = access.scope('topics:read')
const listing = { access: read, failure: 'Failed to list catalog topics' }

export function catalogRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/topics/catalog',
    config: listing,
    schema: {
      tags,
      summary: 'List the topics that all organizations share',
      description:
        'A search requires all of its words. Words match by their beginnings, numbers as a whole; a single letter matches ' +
        'names that begin with it. `inLibrary` and `hasExternalId` refer to the whole organization’s library, even in a ' +
        'request for one workspace.',
      querystring: catalogQuery,
      response: { 200: catalogPage },
    },
    handler: async (request) => listCatalog(await reading(request.ctx), request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/catalog/facets',
    config: listing,
    schema: {
      tags,
      summary: 'List the values that the catalog’s filters can take',
      description: 'Subcategories are the level-0 nodes of the taxonomy tree; the others are what the catalog holds.',
      response: { 200: catalogFacets },
    },
    handler: async (request) => catalogFacetValues(await reading(request.ctx)),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/catalog/facets/counts',
    config: listing,
    schema: {
      tags,
      summary: 'Count the catalog’s topics by the values of one filter',
      description: 'Of the topics that match all the other filters: what is chosen for `facet` itself does not count.',
      querystring: catalogFacetQuery,
      response: { 200: facetCounts },
    },
    handler: async (request) => catalogFacetCounts(await reading(request.ctx), request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/catalog/:id',
    config: listing,
    schema: {
      tags,
      summary: 'Get a topic of the catalog',
      description: 'With its layers and the names that platforms would see, before it is added to the library.',
      params: catalogParams,
      response: { 200: catalogDetail },
    },
    handler: (request) => findCatalogTopic(request.ctx, request.params.id),
  })
  app.route({
    method: 'POST',
    url: '/api/topics/catalog',
    config: { access: access.scope('topics:write', 'topics:write'), failure: 'Failed to add topics to library' },
    schema: {
      tags,
      summary: 'Add catalog topics to the library, by ids or by filters',
      description:
        'Adds the topics named, or all that match the filters; `topicIds` wins where both are given, and `{}` as filters ' +
        'matches the whole catalog. Topics already in the library, in whichever workspace, are skipped.',
      body: adoptBody,
      response: { 200: added },
    },
    handler: (request) => adoptTopics(request.ctx, request.body),
  })
}
