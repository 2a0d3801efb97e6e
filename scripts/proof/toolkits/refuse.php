<?php
// Answers the example request of each operation with a refusal through PHP's SoapServer. Prints one line per
// operation: "ok NAME" or "failed NAME: reason". Usage: php refuse.php <contract folder>
$contract = $argv[1];
ini_set('soap.wsdl_cache_enabled', '0');
// A warning or a notice is a failure.
set_error_handler(function (int $level, string $message): bool {
    throw new ErrorException($message, 0, $level);
});

/** Refuses every operation with a business code. */
class Refusal
{
    public function __call(string $operation, array $arguments): array
    {
        return ['result' => ['errorCode' => 'NOT_POSSIBLE']];
    }
}

function answerTo(string $wsdl, string $request): string
{
    $server = new SoapServer($wsdl, ['soap_version' => SOAP_1_1, 'cache_wsdl' => WSDL_CACHE_NONE]);
    $server->setObject(new Refusal());
    ob_start();
    try {
        $server->handle($request);
    } finally {
        $answer = ob_get_clean();
    }
    return $answer === false ? '' : $answer;
}

/** Throws unless the body of the answer is the refusal and valid against the schema. */
function check(string $operation, string $answer, string $schema): void
{
    $document = new DOMDocument();
    $document->loadXML($answer);
    $body = $document->getElementsByTagNameNS('http://schemas.xmlsoap.org/soap/envelope/', 'Body')->item(0);
    $fault = $document->getElementsByTagName('faultstring')->item(0);
    if ($fault !== null) throw new RuntimeException($fault->textContent);
    $response = $body->firstChild;
    if ($response->localName !== $operation . 'Response') throw new RuntimeException('answered ' . $response->localName);
    if (trim($response->textContent) !== 'NOT_POSSIBLE') throw new RuntimeException('the code is missing');
    $content = new DOMDocument();
    $content->appendChild($content->importNode($response, true));
    $content->loadXML($content->saveXML());
    $content->schemaValidate($schema);
}

$client = new SoapClient("$contract/ebok.wsdl", ['cache_wsdl' => WSDL_CACHE_NONE]);
$lines = [];
$failures = 0;
foreach ($client->__getFunctions() as $signature) {
    preg_match('/ (\w+)\(/', $signature, $found);
    $operation = $found[1];
    try {
        $answer = answerTo("$contract/ebok.wsdl", file_get_contents("$contract/examples/$operation.request.xml"));
        check($operation, $answer, "$contract/ebok.xsd");
        $lines[] = "ok $operation";
    } catch (Throwable $error) {
        $failures++;
        $lines[] = "failed $operation: {$error->getMessage()}";
    }
}
// Written last: the server sends headers, which fails after any output.
echo implode("\n", $lines), "\n";
exit($failures === 0 ? 0 : 1);
