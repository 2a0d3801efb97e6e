export { describeConfigurationFailure } from "./describe-configuration-failure.ts";
export { createHttpsPage, createMaintenancePage } from "./notice-pages.ts";
