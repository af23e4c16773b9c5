import type { FieldError } from './refusal.ts';

export interface ApiErrorBody {
  readonly error?: string;
  readonly message?: string;
  readonly fields?: readonly FieldError[];
  readonly requestId?: string;
}

/** Spec A §8: the names of generic API errors by status. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** A call that did not succeed. Spec A §8: carries url, status, statusText and body. */
export class ApiError extends Error {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly body: ApiErrorBody;
  /** When the server wants to be asked again, where it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    response: { url: string; status: number; statusText: string; headers?: Headers },
    body: ApiErrorBody,
  ) {
    super(STATUS_NAMES[response.status] ?? 'Generic Error');
    this.name = 'ApiError';
    this.url = response.url;
    this.status = response.status;
    this.statusText = response.statusText;
    this.body = body;
    this.retryAfterSeconds = Number(response.headers?.get('retry-after')) || undefined;
  }

  /** The refusal's code, where the server gave one. */
  get code(): string | undefined {
    return this.body.error;
  }
}
