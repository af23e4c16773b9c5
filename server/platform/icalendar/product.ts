/** What writes our calendar files (RFC 5545 §3.7.3). */
export const PRODUCT = { company: 'Kalends', product: 'Kalends', language: 'EN' };
