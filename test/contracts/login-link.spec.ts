import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { fakeLoginLink } from "#test/fakes/fake-login-link.ts";
import { aSession } from "#test/mothers/index.ts";
import { loginLinkPortContract } from "./login-link-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

loginLinkPortContract("fake", async () => {
  const name = "Małgorzata Brzezińska-Kowalczyk";
  const session = aSession({ currentContext: "4127830" });
  const port = fakeLoginLink({
    "open-token": { name, session },
    "guarded-token": { name, session, state: "guarded" },
    "overdue-token": { name, session, state: "overdue" },
  });
  return {
    port,
    open: "open-token",
    guarded: "guarded-token",
    overdue: "overdue-token",
    other: "other-token",
    breakDown: () => port.script.breakDown("ownerOf", "openSession"),
  };
});

const newWire = useSandbox();

loginLinkPortContract("SOAP", async () => {
  const wire = newWire();
  return {
    port: new SoapLoginLinkAdapter(wire.gateway),
    open: await wire.tokenOfLink("/loginToken", "Małgorzata"),
    guarded: await wire.tokenOfLink("/loginToken", "Aleksandra"),
    overdue: await wire.tokenOfLink("/loginToken", "Katarzyna"),
    other: await wire.tokenOfLink("/numberTransferDecision"),
    breakDown: () => wire.breakDown("*"),
  };
});
