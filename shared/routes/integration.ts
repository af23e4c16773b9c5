import type { Route } from './route.ts';

/**
 * Where an external authorisation begins, and leads back to (Spec B §2.3, §2.4). Every way back is a row
 * with the file of `oauth-redirect`: what the browser was sent for is said by the errand that it brings.
 */
export const integrationRoutes = [
  { id: 'google-sign-in', pattern: '/gofed', file: 'gofed/index.html', audience: 'auth' },
  { id: 'microsoft-sign-in', pattern: '/msfed', file: 'gofed/index.html', audience: 'auth' },
  { id: 'facebook-sign-in', pattern: '/fafed', file: 'gofed/index.html', audience: 'auth' },
  { id: 'sso', pattern: '/sso/:provider', file: 'gofed/index.html', audience: 'auth' },
  {
    id: 'google-calendar',
    pattern: '/google',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'outlook-calendar',
    pattern: '/outlook',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'zoom-account',
    pattern: '/zoom',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'webex-account',
    pattern: '/webex/authorize',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'exchange-teams',
    pattern: '/exchange-teams',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'exchange-teams2',
    pattern: '/exchange-teams2',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'smart-we',
    pattern: '/oauth2/smart-we',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
  {
    id: 'oauth-redirect',
    pattern: '/oauth-redirect',
    file: 'oauth-redirect/index.html',
    audience: 'auth',
  },
] as const satisfies readonly Route[];
