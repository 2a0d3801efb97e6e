import { bundleConformance } from "./conformance/bundle-conformance.ts";

// npm run conformance:bundle: writes the conformance kit with the contract to dist-conformance, as an npm package of
// its own and packed as a tarball.
console.log(`wrote ${await bundleConformance()}`);
