/** Serves the site beside it: `cd dist/hosting && KALENDS_SITE=book.example.com caddy run`. */
export const CADDYFILE = `{$KALENDS_SITE::8080} {
	root * {$KALENDS_ROOT:../site}
	import pages.caddy
}
`;
