// Plain JavaScript, since an old Node cannot read the TypeScript that it would have to refuse.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Kalends needs Node 22.19 or newer and this is ${process.versions.node}: install a newer one, or run "npm ci", which brings one on Linux and Windows.`,
  );
  process.exit(1);
}
