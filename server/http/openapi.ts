import * as z from 'zod';
import { needsSession } from '#server/rights/authorise.ts';
import { contract } from '#shared/api/contract.ts';
import { type Endpoint, errorBody } from '#shared/api/endpoint.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 document of the contract; `serverUrl` is where `/api` is reached. */
export function toOpenApi(serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method]: toOperation(operationId, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalends',
      version: '1',
      description: 'Times are ISO 8601, zones IANA names. Every refusal is an Error with a code.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      schemas: { Error: toSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'kalends.session_token' },
      },
    },
  };
}

function toOperation(operationId: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId,
    summary: endpoint.summary,
    ...(needsSession(endpoint.right) && { security: [{ session: [] }] }),
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...toParameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(toSchema(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', content: toContent(endpoint) },
      default: {
        description: ['Refused', ...endpoint.refuses].join(', '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

/** Arrays in a query are comma-joined (Spec A §7): OpenAPI's form style, not exploded. */
function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header') {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'output') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    ...(property.type === 'array' && { style: 'form', explode: false }),
  }));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

function toContent({ reply, replyType }: Endpoint): JsonSchema {
  return { [replyType ?? 'application/json']: { schema: toSchema(reply, 'output') } };
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
