export { describeConfigurationLoadFailure } from "./describe-configuration-load-failure.ts";
export { createHttpsPage, createMaintenancePage } from "./notice-pages.ts";
