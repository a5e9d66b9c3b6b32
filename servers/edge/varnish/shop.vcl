vcl 4.1;

# Two edges behind one Varnish: varnishd -f shop.vcl -a :6081, with fairtone.vcl in the same folder.

import directors;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend edge_1 {
    .host = "edge-1";
    .port = "4210";
    .probe = ready;
}

backend edge_2 {
    .host = "edge-2";
    .port = "4210";
    .probe = ready;
}

sub vcl_init {
    new edges = directors.shard();
    edges.add_backend(edge_1);
    edges.add_backend(edge_2);
    edges.reconfigure();
}

include "./fairtone.vcl";
