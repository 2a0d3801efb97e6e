"""Reads every example with zeep in strict mode: requests as elements of the schema, responses through the operation.

Prints one line per example: "ok NAME" or "failed NAME: reason". Usage: read_examples.py <contract folder>
"""

import pathlib
import sys
import warnings

from lxml import etree
from zeep import Client, Settings

SOAP = "{http://schemas.xmlsoap.org/soap/envelope/}"
NAMESPACE = "urn:ebok:service:1"

# A warning is a failure.
warnings.simplefilter("error")
# Zeep 4.2.1 itself uses these deprecated parts of Python and requests.
warnings.filterwarnings("ignore", category=DeprecationWarning, module=r"(zeep|cgi|requests|isodate)\b.*")


def texts(node):
    """Returns the number of elements that hold a text: nothing may be lost."""
    return sum(1 for element in node.iter() if len(element) == 0 and (element.text or "").strip() != "")


def count(value):
    if value is None:
        return 0
    if isinstance(value, dict):
        return sum(count(part) for part in value.values())
    if isinstance(value, (list, tuple)):
        return sum(count(part) for part in value)
    if hasattr(value, "__values__"):
        return sum(count(part) for part in value.__values__.values())
    return 1


def read(client, path):
    body = etree.parse(str(path)).getroot().find(f"{SOAP}Body")[0]
    element = client.get_element(f"{{{NAMESPACE}}}{etree.QName(body).localname}")
    value = element.parse(body, client.wsdl.types, context=None)
    if count(value) != texts(body):
        raise ValueError(f"{texts(body)} values are in the file, {count(value)} were read")


def main(folder):
    contract = pathlib.Path(folder)
    client = Client(str(contract / "ebok.wsdl"), settings=Settings(strict=True))
    failures = 0
    for path in sorted((contract / "examples").rglob("*.xml")):
        try:
            read(client, path)
            print(f"ok {path.name}")
        except Exception as error:  # any error of the toolkit is a finding
            failures += 1
            print(f"failed {path.name}: {type(error).__name__}: {error}")
    return 1 if failures else 0


sys.exit(main(sys.argv[1]))
