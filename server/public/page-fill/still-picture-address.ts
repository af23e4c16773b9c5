/** Where the picture is that was painted ahead: with the product's name, or without. */
export function stillPictureAddress(siteUrl: string, isBranded: boolean): string {
  return `${siteUrl}/api/link-preview/${isBranded ? 'still' : 'plain'}`;
}
