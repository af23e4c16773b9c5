import * as z from 'zod';
import { isOpenTo, type Means, needsSession } from '#server/platform/rights/authorise.ts';
import { contract } from '#shared/api/contract.ts';
import { type Endpoint, errorBody } from '#shared/api/endpoint.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { refusalsOf } from './refusals-of.ts';

/** Each is a security scheme of the document. */
const MEANS: readonly Means[] = ['session', 'token', 'app'];

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
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${serverUrl.startsWith('https:') ? '__Secure-' : ''}kalends.session_token`,
          description: 'Set by signing in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Made by `POST /api-token`, ended by `DELETE /api-token/{tokenId}`: it acts as the host who made it. One that only reads is let into calls by GET alone.',
        },
        app: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Given by `POST /oauth/token` to an app that somebody has let in: it acts as them, in the calls that name it.',
        },
      },
    },
  };
}

/** By which of them it may be called; said as well where it is open to everyone. */
function toSecurity(endpoint: Endpoint): JsonSchema[] {
  if (!needsSession(endpoint.right)) return [];
  return MEANS.filter((means) => isOpenTo(endpoint, means)).map((means) => ({ [means]: [] }));
}

function toOperation(operationId: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId,
    summary: endpoint.summary,
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...toParameters(endpoint.headers, 'header'),
    ],
    ...toRequestBody(endpoint),
    responses: {
      200: { description: 'Done', content: toContent(endpoint) },
      ...toRefusals(refusalsOf(endpoint)),
    },
  };
}

function toRequestBody({ body, upload }: Endpoint): JsonSchema {
  if (body) return { requestBody: { required: true, content: json(toSchema(body, 'input')) } };
  if (!upload) return {};
  const { field, maxBytes } = upload;
  const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` };
  const schema = { type: 'object', properties: { [field]: file }, required: [field] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** One response for each status, with the codes that it may carry. */
function toRefusals(codes: readonly ErrorCode[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(codes, (code) => catalogue[code]);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, toRefusal(status, of)]));
}

function toRefusal(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const named = { type: 'object', properties: { error: { enum: codes } }, required: ['error'] };
  return {
    description: codes.join(', '),
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } },
    }),
    content: json({ allOf: [{ $ref: '#/components/schemas/Error' }, named] }),
  };
}

/** Arrays in a query are comma-joined (Spec A §7): OpenAPI's form style, not exploded. */
function toParameters(schema: z.core.$ZodObject | undefined, place: 'path' | 'query' | 'header') {
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

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

function toContent({ reply, replyType }: Endpoint): JsonSchema {
  return { [replyType ?? 'application/json']: { schema: toSchema(reply, 'output') } };
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
