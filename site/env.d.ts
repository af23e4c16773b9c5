/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the API, without a trailing slash; empty where pages and API share one. */
  readonly PUBLIC_API_URL: string;
}
